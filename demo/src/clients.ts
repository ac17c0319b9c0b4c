// Companies of the demo shop: invented ones, each with a mark of simple shapes and its name beside it.

const INK = '#1c1c1a';

/** Marks in a square of 40, drawn in one colour. */
const MARKS = {
  gear: '<path fill="none" stroke-width="3" d="M20 10a10 10 0 1 0 .01 0zM20 2v6M20 32v6M2 20h6M32 20h6M7.3 7.3l4.2 4.2M28.5 28.5l4.2 4.2M32.7 7.3l-4.2 4.2M11.5 28.5l-4.2 4.2"/>',
  wave: '<path fill="none" stroke-width="3" d="M2 14q6-7 12 0t12 0 12 0M2 22q6-7 12 0t12 0 12 0M2 30q6-7 12 0t12 0 12 0"/>',
  tower:
    '<path fill="none" stroke-width="3" d="M10 37 17 4h6l7 33M13.5 20h13M12 28l15-8M14 20l13 8M4 37h32"/>',
  loom: '<path fill="none" stroke-width="3" d="M5 5h30v30H5zM5 15h30M5 25h30M15 5v30M25 5v30"/>',
  drop: '<path stroke="none" d="M20 3C27 13 32 19 32 26a12 12 0 0 1-24 0C8 19 13 13 20 3z"/>',
  rail: '<path fill="none" stroke-width="3" d="M12 3 6 37M28 3l6 34M11 10h18M9.500 19h21M8 28h24"/>',
  hill: '<path stroke="none" d="M2 36 16 8l8 14 4-6 10 20z"/>',
  spark: '<path stroke="none" d="M22 2 8 23h10l-2 15 16-22H21z"/>',
  press: '<path fill="none" stroke-width="3" d="M6 36h28M10 36V6h20v30M15 6v10h10V6M12 26h16"/>',
  leaf: '<path fill="none" stroke-width="3" d="M6 34C6 14 16 5 35 5c0 19-9 29-29 29zM6 34 24 16"/>',
} as const;

/** Invented, none of them real: name, mark, and a second line in small letters. */
const CLIENTS: readonly [name: string, mark: keyof typeof MARKS, line: string][] = [
  ['Kaverimalai Motors', 'gear', 'VEHICLE PLANT'],
  ['Tirukadal Shipyard', 'wave', 'DOCKS AND REPAIR'],
  ['Rub Safra Energy', 'tower', 'OIL AND GAS'],
  ['Vasudhara Textiles', 'loom', 'SPINNING MILLS'],
  ['Nahr Zahwa Water', 'drop', 'PUMPING STATIONS'],
  ['Dakshinapath Railworks', 'rail', 'ROLLING STOCK'],
  ['Aravelli Quarries', 'hill', 'STONE AND ORE'],
  ['Pinebrook Power', 'spark', 'TURBINES'],
  ['Merlinga Presses', 'press', 'SHEET METAL'],
  ['Selatra Foods', 'leaf', 'FILLING LINES'],
];

export type DemoClient = { name: string; svg: string };

export const demoClients: readonly DemoClient[] = CLIENTS.map(([name, mark, line]) => ({
  name,
  svg: draw(name, mark, line),
}));

/** 240 x 80; long names are set narrower so that they end within the sheet. */
function draw(name: string, mark: keyof typeof MARKS, line: string): string {
  const letters = `font-family="IBM Plex Sans,sans-serif" fill="${INK}"`;
  const narrow = name.length > 17 ? ' textLength="164" lengthAdjust="spacingAndGlyphs"' : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 80" width="240" height="80"><g transform="translate(14 20)" fill="${INK}" stroke="${INK}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${MARKS[mark]}</g>` +
    `<text x="66" y="42" ${letters} font-size="17" font-weight="600"${narrow}>${name}</text>` +
    `<text x="66" y="58" ${letters} font-size="9" letter-spacing="1.5">${line}</text></svg>`
  );
}
