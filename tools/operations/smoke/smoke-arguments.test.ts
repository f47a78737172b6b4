import { expect, it } from 'vitest';
import { parseSmokeArguments } from './smoke-arguments.ts';
import { deployedTarget } from './smoke-target.ts';

it('smoke looks at the local suite, or at a project and its own domain', () => {
  expect(parseSmokeArguments([])).toEqual({ project: undefined, site: undefined });
  const asked = parseSmokeArguments(['--project', 'my-shop', '--site', 'https://shop.example/']);
  expect(deployedTarget('my-shop', 'us-central1', asked.site)).toEqual({
    site: 'https://shop.example',
    functions: 'https://us-central1-my-shop.cloudfunctions.net',
    documents: 'https://firestore.googleapis.com/v1/projects/my-shop/databases/(default)/documents',
  });
  expect(deployedTarget('my-shop', 'us-central1').site).toBe('https://my-shop.web.app');
});

it.each([
  [['--site', 'https://shop.example']],
  [['--project', 'my-shop', '--site', 'shop.example']],
  [['--project', 'my-shop', '--site', 'http://shop.example']],
  [['everything']],
])('smoke says how it is called instead of %j', (args) => {
  expect(() => parseSmokeArguments(args)).toThrow(/Usage: npm run smoke/);
});
