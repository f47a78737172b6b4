import { describe, expect, it } from 'vitest';
import { type AskGoogle, GoogleRefused } from '../google/ask-google.ts';
import { runSetup } from './run-setup.ts';
import { parseSetupArguments } from './setup-arguments.ts';
import { leftByHand, setupLines, shellLine } from './setup-lines.ts';

const PROJECT = 'corner-shop';
const lines = setupLines(PROJECT, '123', 'nam5');
const texts = lines.map(shellLine);

describe('the lines of npm run setup', () => {
  it('grant the role that Storage’s rules need to read Firestore', () => {
    expect(texts).toContain(
      'gcloud projects add-iam-policy-binding corner-shop --member=serviceAccount:service-123@gcp-sa-firebasestorage.iam.gserviceaccount.com --role=roles/firebaserules.firestoreServiceAgent --condition=None',
    );
  });

  it('make an account before they grant it a role', () => {
    const created = texts.findIndex((text) => text.includes('service-accounts create thriftline-functions'));
    const granted = texts.findIndex((text) => text.includes(`thriftline-functions@${PROJECT}`));
    expect(created).toBeGreaterThan(-1);
    expect(granted).toBeGreaterThan(created);
  });

  it('are as a shell takes them', () => {
    expect(texts.find((text) => text.includes('databases create'))).toMatch(/'--database=\(default\)'/);
    expect(texts.find((text) => text.includes('--display-name'))).toContain(
      "'--display-name=Functions of the shop'",
    );
  });

  it('keep a member’s own token from deleting their login, past the two weeks', () => {
    const [turnsOn, forbids] = texts.slice(-2);
    expect(turnsOn).toContain('identityPlatform:initializeAuth');
    expect(forbids).toBe(
      `curl --fail-with-body -X PATCH 'https://identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config?updateMask=client.permissions.disabledUserDeletion' ` +
        `-H "Authorization: Bearer $(gcloud auth print-access-token)" -H 'X-Goog-User-Project: ${PROJECT}' -H 'Content-Type: application/json' ` +
        `-d '{"client":{"permissions":{"disabledUserDeletion":true}}}'`,
    );
  });

  it('give nobody the whole project', () => {
    expect(texts.filter((text) => /roles\/(owner|editor)/.test(text))).toEqual([]);
  });
});

describe('what is left to do by hand', () => {
  const left = leftByHand(PROJECT).join('\n');

  it('is a bucket where functions can react to photos', () => {
    expect(left).toMatch(/default bucket in us-central1, us or nam4/);
  });

  it('is a policy of new organizations that keeps functions from being called', () => {
    expect(left).toContain('iam.allowedPolicyMemberDomains');
  });
});

describe('running them', () => {
  const refusing =
    (words: string, message: string): AskGoogle =>
    async (question) => {
      if (question.by === 'gcloud' && question.args.join(' ').includes(words))
        throw new GoogleRefused(message);
      return {};
    };

  it('goes on where something was there before', async () => {
    const said: string[] = [];
    await runSetup(lines, refusing('databases create', 'ALREADY_EXISTS: Database'), (text) =>
      said.push(text),
    );
    expect(said).toHaveLength(lines.length);
    expect(said.filter((text) => text.endsWith('(it was there)'))).toHaveLength(1);
  });

  it('goes on where Identity Platform was on before', async () => {
    const asked: string[] = [];
    const google: AskGoogle = async (question) => {
      if (question.by !== 'api') return {};
      asked.push(`${question.act?.method} ${question.url}`);
      if (question.url.endsWith(':initializeAuth'))
        throw new GoogleRefused(
          '400: INVALID_PROJECT_ID : Identity Platform has already been enabled for this project.',
        );
      return {};
    };
    await runSetup(lines, google, () => undefined);
    expect(asked).toEqual([
      expect.stringMatching(/^POST .*:initializeAuth$/),
      expect.stringMatching(/^PATCH .*disabledUserDeletion$/),
    ]);
  });

  it('stops at what Google refuses, and names the line', async () => {
    const said: string[] = [];
    const running = runSetup(lines, refusing('service-accounts create', 'PERMISSION_DENIED: no'), (text) =>
      said.push(text),
    );
    await expect(running).rejects.toThrow(/PERMISSION_DENIED[\s\S]*gcloud iam service-accounts create/);
    expect(said).toHaveLength(2);
  });
});

describe('npm run setup', () => {
  it('takes a project and a place', () => {
    expect(parseSetupArguments(['--project', PROJECT, '--location', 'us-central1', '--yes'])).toEqual({
      project: PROJECT,
      location: 'us-central1',
      yes: true,
    });
  });

  it.each([[[]], [['--project', 'demo-thriftline']], [['--project', 'x; rm']], [['--porject', PROJECT]]])(
    '%j is answered with the usage',
    (args) => {
      expect(() => parseSetupArguments(args)).toThrow('Usage: npm run setup');
    },
  );
});
