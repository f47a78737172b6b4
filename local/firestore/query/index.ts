export * from './aggregation.ts';
export * from './compiled-query.ts';
export * from './projection.ts';
export * from './query.ts';
