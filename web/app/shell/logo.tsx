// Logo: the shop's own picture, its name where it has none, and the drawn wordmark of the program in the demo shop.
import { imagePath } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';

/** The program's own name, which has a wordmark of its own. */
const PROGRAM = 'Millwright';

export function Logo() {
  const { request, shop } = useView();
  const logo = request.company?.logo ?? '';
  if (logo !== '') return <img className="shop-logo" src={imagePath(logo)} alt="" height={32} />;
  if (shop !== PROGRAM) return <bdi className="shop-name">{shop}</bdi>;
  return <Wordmark />;
}

/** A wordmark between two dimension lines, as a draughtsman would letter it. */
function Wordmark() {
  return (
    <svg viewBox="0 0 164 32" width="164" height="32" aria-hidden="true" fill="none">
      <path d="M2 4v24h6V14l6 9 6-9v14h6V4h-6l-6 9-6-9z" fill="currentColor" />
      <path d="M31 4v24M28.5 28h5M28.5 4h5" stroke="var(--color-mark)" strokeWidth="1.6" />
      <text
        x="40"
        y="23.5"
        fill="currentColor"
        fontSize="22"
        fontWeight="600"
        letterSpacing="-.3"
        className="wordmark"
      >
        {PROGRAM}
      </text>
    </svg>
  );
}
