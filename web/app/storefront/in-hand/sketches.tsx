// Sketches of the finder by dimensions: what is measured where, with the letter that stands before the field. SVG, drawn in ink like the pictures of parts.
import type { ReactElement } from 'react';

export type Sketch = {
  /** Fields that a form must have for this sketch. */
  needs: readonly string[];
  /** Field -> letter in the sketch. */
  letters: Readonly<Record<string, string>>;
  draw: () => ReactElement;
};

/** A dimension line from one point to another with its letter beside the middle. */
function Dimension({
  from,
  to,
  letter,
}: {
  from: readonly [number, number];
  to: readonly [number, number];
  letter: string;
}) {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = from[0] === to[0];
  return (
    <>
      <path className="dimension" d={`M${from.join(' ')}L${to.join(' ')}`} />
      <text x={isUpright ? x + 11 : x} y={isUpright ? y + 5 : y - 5}>
        {letter}
      </text>
    </>
  );
}

/** Nine of them between the rings. */
const BALLS = Array.from({ length: 9 }, (_, i) => {
  const angle = (2 * Math.PI * i) / 9 - Math.PI / 2;
  return [
    76 + Number((41.5 * Math.cos(angle)).toFixed(1)),
    80 + Number((41.5 * Math.sin(angle)).toFixed(1)),
  ] as const;
});

/** Cut through the middle, and seen from the front: bearings, washers, discs. */
function Ring({
  inner,
  outer,
  width,
  hasBalls = false,
}: {
  inner: string;
  outer: string;
  width: string;
  hasBalls?: boolean;
}) {
  return (
    <>
      <circle cx="76" cy="80" r="56" />
      <circle cx="76" cy="80" r="27" className="paper" />
      <path d="M176 24h34v29h-34zM176 107h34v29h-34z" />
      <path className="hidden" d="M176 53v54M210 53v54" />
      {hasBalls ? (
        <>
          <circle cx="76" cy="80" r="48" className="hair" />
          <circle cx="76" cy="80" r="35" className="hair" />
          {BALLS.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="8" className="ball" />
          ))}
          <path className="hair" d="M176 32h34M176 45h34M176 115h34M176 128h34" />
          <circle cx="193" cy="38.5" r="8" className="ball" />
          <circle cx="193" cy="121.5" r="8" className="ball" />
        </>
      ) : null}
      <path className="centre" d="M12 80H140M76 14V146M164 80h58" />
      <Dimension from={[49, 80]} to={[103, 80]} letter={inner} />
      <path className="hair" d="M212 24h26M212 136h26M176 138v26M210 138v26" />
      <Dimension from={[232, 24]} to={[232, 136]} letter={outer} />
      <Dimension from={[176, 160]} to={[210, 160]} letter={width} />
    </>
  );
}

function ORing() {
  return (
    <>
      <circle cx="76" cy="80" r="58" />
      <circle cx="76" cy="80" r="44" className="paper" />
      <path className="centre" d="M10 80H142M76 14V146" />
      <Dimension from={[32, 80]} to={[120, 80]} letter="d" />
      <circle cx="190" cy="31" r="12" />
      <circle cx="190" cy="129" r="12" />
      <path className="hidden" d="M178 31v98M202 31v98" />
      <path className="hair" d="M192 19h48M192 141h48M178 10v20M202 10v20" />
      <Dimension from={[234, 19]} to={[234, 141]} letter="D" />
      <Dimension from={[178, 16]} to={[202, 16]} letter="W" />
    </>
  );
}

function Bolt() {
  return (
    <>
      <path d="M24 44h28v72H24zM24 68h28M24 92h28" />
      <path d="M52 58h164l8 8v28l-8 8H52z" />
      <path className="hair" d="M116 64h106M116 96h106" />
      <path
        d="M126 58l7 44M140 58l7 44M154 58l7 44M168 58l7 44M182 58l7 44M196 58l7 44"
        className="hair"
      />
      <path className="centre" d="M12 80h226" />
      <path className="hair" d="M226 58h20M226 102h20M52 118v32M224 104v46M154 56V32M168 56V32" />
      <Dimension from={[240, 58]} to={[240, 102]} letter="d" />
      <Dimension from={[52, 146]} to={[224, 146]} letter="L" />
      <Dimension from={[154, 36]} to={[168, 36]} letter="P" />
    </>
  );
}

function Hexagon() {
  return (
    <>
      <path d="M128 18l54 31v62l-54 31-54-31V49z" />
      <circle cx="128" cy="80" r="28" className="paper" />
      <path className="hair" d="M128 56a24 24 0 1 1-24 24M74 113v54M182 113v54" />
      <path className="centre" d="M60 80h136M128 8v144" />
      <Dimension from={[100, 80]} to={[156, 80]} letter="d" />
      <Dimension from={[74, 164]} to={[182, 164]} letter="s" />
    </>
  );
}

function KeyBlock() {
  return (
    <>
      <path d="M30 70h150v44H30zM30 70l36-30h150l-36 30M216 40v44l-36 30" />
      <path className="hair" d="M30 116v30M180 116v30M28 70H14M28 114H14M218 84l8 8M182 114l8 8" />
      <Dimension from={[30, 142]} to={[180, 142]} letter="L" />
      <Dimension from={[18, 70]} to={[18, 114]} letter="h" />
      <path className="dimension" d="M188 120l36-30" />
      <text x="216" y="118">
        b
      </text>
    </>
  );
}

function Belt() {
  return (
    <>
      <path d="M28 40h92l-20 56H48z" />
      <path className="hair" d="M28 38V18M120 38V18M122 40h20M102 96h40" />
      <Dimension from={[28, 24]} to={[120, 24]} letter="b" />
      <Dimension from={[136, 40]} to={[136, 96]} letter="h" />
      <path
        d="M192 28a28 28 0 0 1 28 28v48a28 28 0 0 1-56 0V56a28 28 0 0 1 28-28z"
        className="heavy"
      />
      <path
        className="hidden"
        d="M192 38a18 18 0 0 1 18 18v48a18 18 0 0 1-36 0V56a18 18 0 0 1 18-18z"
      />
      <text x="192" y="85">
        Li
      </text>
      <text x="234" y="85">
        La
      </text>
    </>
  );
}

function Pulley() {
  return (
    <>
      <path d="M96 20h18l6 14 8-14h6l8 14 6-14h18v120h-18l-6-14-8 14h-6l-8-14-6 14H96z" />
      <path className="centre" d="M80 80h106" />
      <path className="hair" d="M168 20h42M168 140h42M94 30H58M94 130H58" />
      <Dimension from={[204, 20]} to={[204, 140]} letter="D" />
      <Dimension from={[62, 30]} to={[62, 130]} letter="dd" />
    </>
  );
}

function Tube() {
  return (
    <>
      <circle cx="96" cy="80" r="58" />
      <circle cx="96" cy="80" r="46" className="paper" />
      <path className="centre" d="M30 80h132M96 14v132" />
      <path className="hair" d="M98 22h92M98 138h92M98 34h40" />
      <Dimension from={[184, 22]} to={[184, 138]} letter="D" />
      <path className="dimension" d="M130 8v14M130 48V34" />
      <text x="142" y="18">
        t
      </text>
    </>
  );
}

function Circlip() {
  return (
    <>
      <path d="M62 120a52 52 0 1 1 60 0l-8 4-9-13 4-8a36 36 0 1 0-34 0l4 8-9 13z" />
      <path className="centre" d="M26 76h132M92 12v132" />
      <Dimension from={[56, 76]} to={[128, 76]} letter="d" />
      <path d="M196 24h10v104h-10z" />
      <path className="hair" d="M196 130v18M206 130v18" />
      <Dimension from={[188, 146]} to={[214, 146]} letter="s" />
    </>
  );
}

function Spanner() {
  return (
    <>
      <path d="M30 52a30 30 0 0 1 46 14h104a30 30 0 0 1 46-14l-22 14v28l22 14a30 30 0 0 1-46-14H76a30 30 0 0 1-46 14l22-14V66z" />
      <path className="hair" d="M30 50V36M226 50V36M50 66H14M50 94H14" />
      <Dimension from={[18, 66]} to={[18, 94]} letter="s" />
      <Dimension from={[30, 40]} to={[226, 40]} letter="L" />
    </>
  );
}

function Motor() {
  return (
    <>
      <path d="M40 40h120v80H40zM160 70h46v20h-46zM60 120v16h-16v6h112v-6h-16v-16" />
      <path
        className="hair"
        d="M60 52h80M60 64h80M60 76h80M60 88h80M60 100h80M206 70h20M206 90h20M158 142h40"
      />
      <path className="centre" d="M24 80h200" />
      <Dimension from={[222, 70]} to={[222, 90]} letter="d" />
      <Dimension from={[184, 80]} to={[184, 142]} letter="H" />
    </>
  );
}

/** A shank with its working end: drills, screwdrivers, cables. */
function Rod() {
  return (
    <>
      <path d="M28 64h176l20 16-20 16H28z" />
      <path
        className="hair"
        d="M96 64c18 10 18 22 36 32M132 64c18 10 18 22 36 32M168 64c14 8 16 20 30 30"
      />
      <path className="centre" d="M14 80h226" />
      <path className="hair" d="M28 98v46M224 82v62M26 64H12M26 96H12" />
      <Dimension from={[28, 140]} to={[224, 140]} letter="L" />
      <Dimension from={[16, 64]} to={[16, 96]} letter="d" />
    </>
  );
}

/** The first whose needs a form has. */
export const SKETCHES: readonly Sketch[] = [
  {
    needs: ['tpi', 'across-flats'],
    letters: { 'nominal-diameter': 'd', 'across-flats': 's' },
    draw: () => <Hexagon />,
  },
  {
    needs: ['tpi'],
    letters: { 'nominal-diameter': 'd', pitch: 'P', length: 'L' },
    draw: () => <Bolt />,
  },
  {
    needs: ['inner-diameter', 'outer-diameter', 'width'],
    letters: { 'inner-diameter': 'd', 'outer-diameter': 'D', width: 'B' },
    draw: () => <Ring inner="d" outer="D" width="B" hasBalls />,
  },
  {
    needs: ['inner-diameter', 'cross-section'],
    letters: { 'inner-diameter': 'd', 'outer-diameter': 'D', 'cross-section': 'W' },
    draw: () => <ORing />,
  },
  {
    needs: ['inner-diameter', 'outer-diameter', 'thickness'],
    letters: { 'inner-diameter': 'd', 'outer-diameter': 'D', thickness: 's' },
    draw: () => <Ring inner="d" outer="D" width="s" />,
  },
  {
    needs: ['disc-diameter', 'thickness', 'inner-diameter'],
    letters: { 'disc-diameter': 'D', thickness: 's', 'inner-diameter': 'd' },
    draw: () => <Ring inner="d" outer="D" width="s" />,
  },
  {
    needs: ['width', 'height', 'length'],
    letters: { width: 'b', height: 'h', length: 'L' },
    draw: () => <KeyBlock />,
  },
  {
    needs: ['datum-diameter'],
    letters: { 'datum-diameter': 'dd', 'outer-diameter': 'D' },
    draw: () => <Pulley />,
  },
  {
    needs: ['inside-length'],
    letters: { width: 'b', height: 'h', 'inside-length': 'Li', 'outside-length': 'La' },
    draw: () => <Belt />,
  },
  {
    needs: ['bore-diameter'],
    letters: { 'nominal-diameter': 'd', thickness: 's' },
    draw: () => <Circlip />,
  },
  {
    needs: ['wall-thickness'],
    letters: { 'outer-diameter': 'D', 'wall-thickness': 't' },
    draw: () => <Tube />,
  },
  {
    needs: ['shaft-height'],
    letters: { 'shaft-diameter': 'd', 'shaft-height': 'H' },
    draw: () => <Motor />,
  },
  {
    needs: ['across-flats', 'length'],
    letters: { 'across-flats': 's', length: 'L' },
    draw: () => <Spanner />,
  },
  {
    needs: ['nominal-diameter', 'length'],
    letters: { 'nominal-diameter': 'd', length: 'L' },
    draw: () => <Rod />,
  },
];

export function sketchOf(fields: readonly { name: string }[]): Sketch | undefined {
  const names = new Set(fields.map(({ name }) => name));
  return SKETCHES.find(({ needs }) => needs.every((name) => names.has(name)));
}
