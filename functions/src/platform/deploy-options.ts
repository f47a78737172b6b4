import { setGlobalOptions } from 'firebase-functions/options';
import { FUNCTIONS_ACCOUNT, REGION } from './config.ts';

// Must run before any function is defined, hence a module of its own that index.ts imports first.
setGlobalOptions({
  region: REGION,
  maxInstances: 1,
  memory: '256MiB',
  timeoutSeconds: 60,
  // An account of their own: an organization may give the default one no roles. The Firebase CLI adds the project's part.
  serviceAccount: `${FUNCTIONS_ACCOUNT}@`,
});
