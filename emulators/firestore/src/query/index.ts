export * from './aggregation.ts';
export * from './compiled-query.ts';
export * from './name-scan.ts';
export * from './nearest.ts';
export * from './projection.ts';
export * from './query.ts';
export * from './scope.ts';
