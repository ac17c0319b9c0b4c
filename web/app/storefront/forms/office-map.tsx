// Office map: a drawn map of the Indian Ocean with both offices; it loads nothing from other hosts, and a link leads to a real map. [§2.2 /contact-us, decisions §1]
import { useView } from '../../lib/view.tsx';

type Point = readonly [longitude: number, latitude: number];

// Coasts, roughly: enough to know where one is.
const ASIA: readonly Point[] = [
  [66, 25.2],
  [68.5, 23.5],
  [69, 22.3],
  [70.5, 20.8],
  [72.6, 21.2],
  [72.8, 19],
  [73.3, 17],
  [73.8, 15.4],
  [74.8, 12.9],
  [75.8, 11.2],
  [76.3, 9.9],
  [77.5, 8.1],
  [78.2, 8.9],
  [79.3, 9.3],
  [79.9, 10.3],
  [79.8, 12],
  [80.3, 13.1],
  [80.1, 15.5],
  [82.3, 16.7],
  [85, 19.3],
  [87, 20.8],
  [88.2, 21.7],
  [90.5, 22.2],
  [91.8, 22.4],
  [92.3, 20.8],
  [94.2, 18.8],
  [94.3, 16],
  [95.4, 15.8],
  [96.9, 17.3],
  [97.7, 16],
  [98.6, 13],
  [98.7, 10.3],
  [98.3, 8.1],
  [99.7, 6.6],
  [100.4, 5.4],
  [100.7, 3.9],
  [101.5, 2.8],
  [103.5, 1.4],
  [104.2, 1.5],
  [103.5, 3.5],
  [103.4, 4.9],
  [102.3, 6.2],
  [101, 6.9],
  [100.5, 7.5],
  [100, 9.3],
  [99.3, 9.5],
  [99.4, 11.5],
  [100, 13.3],
  [100.9, 12.7],
  [102.5, 12.1],
  [103.5, 10.6],
  [104.8, 10.4],
  [105, 8.6],
  [106.7, 10],
  [109, 11.5],
  [109.2, 13.5],
  [108, 16],
  [106.5, 18],
  [105.7, 19],
  [106.8, 20.7],
  [108, 21.5],
  [112, 21.6],
  [112, 28],
  [66, 28],
];
const ISLANDS: readonly (readonly Point[])[] = [
  [
    [95.3, 5.6],
    [97.5, 5.2],
    [100.3, 2.7],
    [103.5, 0],
    [106, -3],
    [105.8, -5.8],
    [104.5, -5.8],
    [102, -3.8],
    [100.4, -1],
    [98.8, 1.7],
    [96, 4],
  ],
  [
    [79.8, 9.7],
    [80.9, 9],
    [81.8, 7.5],
    [81.3, 6.3],
    [80.3, 6],
    [79.8, 7.5],
  ],
  [
    [105.2, -6.8],
    [106.8, -6],
    [108.6, -6.7],
    [111, -6.4],
    [112, -6.9],
    [112, -8],
    [108, -7.8],
  ],
  [
    [109, 1.5],
    [109.6, 2],
    [111.2, 2.5],
    [112, 3],
    [112, -3.3],
    [110.2, -2.9],
    [109.1, 0],
  ],
];
const CHENNAI: Point = [80.27, 13.08];
const SINGAPORE: Point = [103.82, 1.35];

const at = ([longitude, latitude]: Point): readonly [x: number, y: number] => [
  Math.round((longitude - 66) * 10),
  Math.round((28 - latitude) * 10),
];
const outline = (points: readonly Point[]): string =>
  `M${points.map((point) => at(point).join(' ')).join('L')}z`;

export function OfficeMap() {
  const { t } = useView();
  return (
    <svg className="office-map" viewBox="0 0 460 360" role="img" aria-label={t('contact.mapAlt')}>
      <path className="sea" d="M0 0h460v360H0z" />
      <path className="land" d={[ASIA, ...ISLANDS].map(outline).join('')} />
      <path className="route" d="M143 149Q230 190 262 225Q310 275 378 267" />
      <Mark point={CHENNAI} name={t('contact.chennai')} end />
      <Mark point={SINGAPORE} name={t('contact.singapore')} />
    </svg>
  );
}

/** `end`: the name stands before the mark. */
function Mark({ point, name, end = false }: { point: Point; name: string; end?: boolean }) {
  const [x, y] = at(point);
  return (
    <>
      <circle className="mark" cx={x} cy={y} r="6" />
      <text
        x={end ? x - 12 : x - 4}
        y={end ? y + 5 : y + 26}
        direction="ltr"
        textAnchor={end ? 'end' : 'middle'}
      >
        {name}
      </text>
    </>
  );
}
