// Slideshow of the home page: slides in a scrolling row; with scripts it advances, and can be paused. [§2.1, §9]
import type { HomeBanner } from '@millwright/contracts';
import { imagePath, localPath } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Icon } from '../../ui/icon.tsx';

export function Slideshow({ slides }: { slides: readonly HomeBanner[] }) {
  const { t } = useView();
  if (slides.length === 0) return null;
  return (
    <section
      className="slideshow"
      aria-label={t('slideshow.label')}
      aria-roledescription={t('carousel.role')}
      data-island="slideshow"
      data-on="idle"
      data-pause={t('slideshow.pause')}
      data-play={t('slideshow.play')}
    >
      <div className="slides carousel-row">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} total={slides.length} />
        ))}
      </div>
      {slides.length < 2 ? null : (
        <div className="slide-controls">
          <button type="button" hidden aria-label={t('slideshow.pause')}>
            <Icon name="pause" />
            <Icon name="play" />
          </button>
          {slides.map((slide, index) => (
            <a
              key={slide.id}
              href={`#slide-${index + 1}`}
              data-slide
              aria-current={index === 0 ? 'true' : undefined}
            >
              <span className="visually-hidden">
                {t('slideshow.show', { n: index + 1, title: slide.title })}
              </span>
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

function Slide({ slide, index, total }: { slide: HomeBanner; index: number; total: number }) {
  const { t, locale, label } = useView();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the pattern for slides; a fieldset would be a form's
    <div
      className="slide"
      id={`slide-${index + 1}`}
      role="group"
      aria-roledescription={t('slideshow.slideRole')}
      aria-label={t('slideshow.slide', { n: index + 1, total, title: slide.title })}
    >
      <div>
        <h2>{label(slide.title)}</h2>
        <p>{label(slide.text)}</p>
        <a href={localPath(locale, slide.link)}>{label(slide.linkLabel)}</a>
      </div>
      <img
        className={slide.image.endsWith('.svg') ? 'drawing' : 'photo'}
        src={imagePath(slide.image)}
        width={213}
        height={160}
        alt=""
        loading={index === 0 ? undefined : 'lazy'}
        fetchPriority={index === 0 ? 'high' : undefined}
      />
    </div>
  );
}
