// What does the rest of the program use to be measured?
export { counted, EXPOSITION_TYPE, exposition, merge } from './exposition.rules.ts';
export { measureProcess } from './process-measures.ts';
export { type Counter, counter, type Family, type Histogram, histogram, reading, snapshot } from './registry.ts';
