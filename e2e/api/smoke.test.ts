import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { runSmokeChecks } from '@thriftline/operations/smoke-checks';
import { describe, expect, it } from 'vitest';
import { FIRESTORE, FUNCTIONS, HOSTING } from '../kit/call.ts';

const target = {
  site: HOSTING,
  functions: FUNCTIONS,
  documents: `${FIRESTORE}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`,
};

describe('npm run smoke', () => {
  it('finds nothing wrong with the local suite', async () => {
    const failed = (await runSmokeChecks(target)).filter(({ failure }) => failure !== undefined);
    expect(failed).toEqual([]);
  });

  it('names what does not answer as it should', async () => {
    const results = await runSmokeChecks({ ...target, documents: `${HOSTING}/blog`, functions: HOSTING });
    const failed = results.filter(({ failure }) => failure !== undefined).map(({ what }) => what);
    expect(failed).toEqual([
      'a callable answers, and refuses strangers',
      'security rules refuse strangers',
      'the webhook refuses a wrong signature',
    ]);
  });
});
