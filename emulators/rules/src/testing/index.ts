export { aDocument, aRequest, aUser } from './a-request.ts';
export { documentsOf } from './documents.ts';
export { type PropertyRuns, propertyLimit, propertyRuns } from './property-runs.ts';
