// Public API of metrics.
export { counted, EXPOSITION_TYPE, exposition, merge } from './exposition.rules.ts';
export { measureProcess } from './process-metrics.ts';
export {
  type Counter,
  counter,
  type Family,
  type Histogram,
  histogram,
  reading,
  snapshot,
} from './registry.ts';
