// Relevance report: the means, then the judged queries that fail, the worst first.
import type { Judged, Kind } from './judged.ts';
import { mean } from './measure.rules.ts';

export type Scored = {
  judged: Judged;
  score: number;
  total: number;
  grades: number[];
  first: string[];
};

export function reportOf(scored: readonly Scored[], gate: number): string {
  const lines = [
    `# Relevance: nDCG@10 ${mean(scored.map(({ score }) => score)).toFixed(4)} over ${scored.length} judged queries`,
    '',
  ];
  lines.push('| Part | Queries | nDCG@10 |', '|---|---|---|');
  for (const [name, of] of groups(scored))
    lines.push(`| ${name} | ${of.length} | ${mean(of.map(({ score }) => score)).toFixed(3)} |`);
  const failing = scored.filter(({ score }) => score < gate).sort((a, b) => a.score - b.score);
  lines.push(
    '',
    `## Below ${gate}: ${failing.length}`,
    '',
    '| nDCG | Kind | Query | Hits | Grades | First |',
    '|---|---|---|---|---|---|',
  );
  for (const { judged, score, total, grades, first } of failing) {
    const cells = [
      score.toFixed(2),
      `${judged.kind} ${judged.locale}`,
      judged.query,
      total,
      grades.join(' '),
      first.slice(0, 3).join(', '),
    ];
    lines.push(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`);
  }
  return `${lines.join('\n')}\n`;
}

function groups(scored: readonly Scored[]): [string, Scored[]][] {
  const kinds: Kind[] = ['number', 'word', 'typo', 'synonym', 'dimension', 'mixed'];
  return [
    ...kinds.map((kind): [string, Scored[]] => [
      kind,
      scored.filter(({ judged }) => judged.kind === kind),
    ]),
    ...(['en', 'ru', 'ar'] as const).map((locale): [string, Scored[]] => [
      locale,
      scored.filter(({ judged }) => judged.locale === locale),
    ]),
  ];
}
