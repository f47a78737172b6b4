import { setGlobalOptions } from 'firebase-functions/options';
import { REGION } from './config.ts';

// Must run before any function is defined, hence a module of its own that index.ts imports first.
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });
