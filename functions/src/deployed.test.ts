import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import * as exported from './index.ts';

/** Functions of a new project: each takes a call of Google's to deploy, and is cold for itself. */
const MOST_FUNCTIONS = 25;
/** CPUs of Cloud Run that a new project has in a region, and GiB of memory. */
const MOST_CPUS = 20;
const MOST_GIB = 40;
/** The share of a CPU that goes with so much memory in MiB where a function asks for the first generation's. */
const FIRST_GENERATION_CPU: Readonly<Record<number, number>> = { 256: 1 / 6, 512: 1 / 3 };

interface Endpoint {
  maxInstances: number;
  availableMemoryMb: number;
  cpu?: number | 'gcf_gen1' | null;
  concurrency?: number | null;
  minInstances?: number | null;
}

interface Rewrite {
  function?: { functionId: string; pinTag?: boolean };
}

const functions = Object.entries(exported).map(([name, served]) => ({
  name,
  ...(served as unknown as { __endpoint: Endpoint }).__endpoint,
}));

const sumOf = (share: (endpoint: Endpoint) => number) =>
  functions.reduce((sum, endpoint) => sum + endpoint.maxInstances * share(endpoint), 0);

describe('what is deployed', () => {
  it('is few functions', () => {
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.length).toBeLessThanOrEqual(MOST_FUNCTIONS);
  });

  it('has the functions that are called by their names', () => {
    const names = [
      'createPaymentIntent',
      'recordPayment',
      'makeAdmin',
      'becomeSeller',
      'api',
      'stripeWebhook',
    ];
    expect(functions.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it('fits into the CPUs and the memory of a new project, however far it grows', () => {
    const cpus = sumOf(({ cpu, availableMemoryMb }) =>
      cpu === 'gcf_gen1' ? (FIRST_GENERATION_CPU[availableMemoryMb] ?? Number.NaN) : (cpu ?? 1),
    );
    expect(cpus).toBeLessThanOrEqual(MOST_CPUS);
    expect(sumOf(({ availableMemoryMb }) => availableMemoryMb / 1024)).toBeLessThanOrEqual(MOST_GIB);
  });

  it('answers one call at a time where it has only a part of a CPU, as Google wants it', () => {
    const parts = functions.filter(({ cpu }) => cpu === 'gcf_gen1');
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter(({ concurrency }) => concurrency !== 1)).toEqual([]);
  });

  // The Firebase CLI refuses both together, in the middle of a deployment.
  it('keeps no instance warm of a function that Hosting pins', () => {
    const rewrites: Rewrite[] = firebase.hosting.rewrites;
    const pinned = rewrites.flatMap((rewrite) =>
      rewrite.function?.pinTag ? rewrite.function.functionId : [],
    );
    const endpoints = functions.filter(({ name }) => pinned.includes(name));
    expect(endpoints.map(({ name }) => name)).toEqual(pinned);
    // Unset, it stands for itself until it is written down for the CLI.
    expect(JSON.stringify(endpoints.map(({ minInstances }) => minInstances))).toBe('[null]');
  });
});
