// Banner of the seller application: a warehouse whose goods leave on a lorry, drawn in the colours of the page.
import { useView } from '../../lib/view.tsx';

/** Boxes on four shelves: column, shelf, width, height. */
const BOXES = [
  [0, 0, 44, 30],
  [50, 0, 30, 22],
  [86, 0, 38, 34],
  [130, 0, 26, 26],
  [170, 0, 50, 30],
  [226, 0, 34, 20],
  [268, 0, 44, 34],
  [0, 1, 34, 24],
  [42, 1, 50, 34],
  [100, 1, 28, 28],
  [136, 1, 40, 22],
  [184, 1, 30, 34],
  [222, 1, 48, 28],
  [278, 1, 34, 24],
  [0, 2, 52, 34],
  [60, 2, 36, 26],
  [104, 2, 44, 34],
  [156, 2, 28, 20],
  [192, 2, 52, 32],
  [252, 2, 26, 26],
  [286, 2, 28, 34],
] as const;

export function SellerBanner() {
  const { t } = useView();
  return (
    <svg
      className="seller-banner"
      viewBox="0 0 960 240"
      role="img"
      aria-label={t('seller.bannerAlt')}
      preserveAspectRatio="xMidYMax meet"
    >
      <path className="far" d="M600 206v-60l60-26 60 26v60zM730 206v-84h46v-40h22v40h62v84z" />
      <path className="wall" d="M24 212V58L250 18l226 40v154z" />
      <path className="line" d="M24 58 250 18l226 40M60 76h380M60 76v136M440 76v136" />
      <path
        className="line"
        d="M84 116h316M84 160h316M84 206h316M84 82v124M242 82v124M400 82v124"
      />
      {BOXES.map(([x, shelf, width, height]) => (
        <path
          key={`${x}-${shelf}`}
          className={(x + shelf) % 3 === 0 ? 'box marked' : 'box'}
          d={`M${86 + x} ${115 + shelf * 44 + (shelf === 2 ? 2 : 0)}v-${height}h${width}v${height}z`}
        />
      ))}
      <path className="lorry" d="M506 192V96h206v96zM720 192v-70h52l30 36v34z" />
      <path className="glass" d="M732 132h34l20 26h-54z" />
      <path className="mark" d="M560 122h96v12h-96zM560 146h64v12h-64z" />
      <circle className="wheel" cx="560" cy="198" r="18" />
      <circle className="wheel" cx="608" cy="198" r="18" />
      <circle className="wheel" cx="756" cy="198" r="18" />
      <path className="line" d="M-1200 216h3360M440 192h66" />
      <path className="box marked" d="M452 190v-30h40v30z" />
    </svg>
  );
}
