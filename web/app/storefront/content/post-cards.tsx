// Post cards: picture, day, categories, title and summary: on the home page, in the blog and below another post. [§3 Blog post]
import type { PostSummary } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Drawing } from '../../ui/drawing.tsx';

/** `level`: of the titles, below the heading that stands above the cards. */
export function PostCards({
  posts,
  level = 3,
  eager = 0,
}: {
  posts: readonly PostSummary[];
  level?: 2 | 3;
  eager?: number;
}) {
  const { locale, label } = useView();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          <a href={href.post(locale, post.id)}>
            <Drawing name={post.image} eager={index < eager} />
            <Title>{label(post.title)}</Title>
          </a>
          <PostFacts post={post} />
          <p>{label(post.summary)}</p>
        </li>
      ))}
    </ul>
  );
}

export function PostFacts({ post }: { post: Pick<PostSummary, 'publishedOn' | 'categories'> }) {
  const { date } = useView();
  return (
    <p className="post-facts">
      <time dateTime={post.publishedOn}>{date(post.publishedOn)}</time>
      <span>{post.categories}</span>
    </p>
  );
}
