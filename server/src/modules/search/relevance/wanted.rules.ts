// Wanted products of a judged query: an expression over category, attributes, number and manufacturer, written beside the query.
import type { Wants } from './judged.ts';

/**
 * `@lineage,lineage attr=value,value attr=10..12 mpn=6205-2RS manufacturer=slug`, all of which must hold; ` | ` between alternatives; `none` for what is not sold.
 * @returns undefined for none
 */
export function parseWanted(text: string): Wants | undefined {
  if (text.trim() === 'none') return undefined;
  const alternatives = text
    .split(' | ')
    .map((alternative) => alternative.trim().split(/\s+/).map(conditionOf));
  return (part) => alternatives.some((conditions) => conditions.every((holds) => holds(part)));
}

function conditionOf(token: string): Wants {
  if (token.startsWith('@')) {
    const lineages = token.slice(1).split(',');
    return ({ category }) =>
      lineages.some((lineage) => category === lineage || category.startsWith(`${lineage}/`));
  }
  const at = token.indexOf('=');
  if (at < 1) throw new Error(`"${token}" is no condition`);
  const [name, values] = [token.slice(0, at), token.slice(at + 1).split(',')];
  if (name === 'mpn')
    return ({ mpn }) => values.some((value) => value.toLowerCase() === mpn.toLowerCase());
  if (name === 'manufacturer') return ({ manufacturer }) => values.includes(manufacturer);
  return ({ attributes }) => {
    const own = attributes[name];
    return own !== undefined && values.some((value) => fits(own, value));
  };
}

function fits(own: number | string, value: string): boolean {
  if (typeof own === 'string') return own === value;
  const [min = Number.NaN, max = min] = value.split('..').map(Number);
  return own >= min - 1e-6 && own <= max + 1e-6;
}
