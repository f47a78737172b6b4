import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createProgress } from './progress.mjs';

function recorded(isTTY: boolean) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const written: string[] = [];
  const progress = createProgress({ isTTY, write: (text) => written.push(text) });
  return { progress, text: () => written.join('') };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe('progress', () => {
  it('a quick step is one line with its time', async () => {
    const { progress, text } = recorded(false);
    const step = progress.step('Baking', () => wait(1_000));
    await vi.advanceTimersByTimeAsync(1_000);
    await step;
    expect(text()).toBe('✓ Baking (1.0 s)\n');
  });

  it('a slow step says now and then that it goes on, for how long and how far', async () => {
    const { progress, text } = recorded(false);
    const step = progress.step('Baking', async (detail) => {
      detail('3 of 9 loaves');
      await wait(15_000);
    });
    await vi.advanceTimersByTimeAsync(15_000);
    await step;
    expect(text()).toBe('… Baking, 2.0 s, 3 of 9 loaves\n… Baking, 12 s, 3 of 9 loaves\n✓ Baking (15 s)\n');
  });

  it('a terminal shows one line that is written over', async () => {
    const { progress, text } = recorded(true);
    const step = progress.step('Baking', () => wait(600));
    await vi.advanceTimersByTimeAsync(600);
    await step;
    expect(text()).toBe('\r\x1b[2K… Baking, 0.5 s\r\x1b[2K✓ Baking (0.6 s)\n');
  });

  it('steps that run at the same time share the line', async () => {
    const { progress, text } = recorded(false);
    const steps = [progress.step('Baking', () => wait(15_000)), progress.step('Cooling', () => wait(3_000))];
    await vi.advanceTimersByTimeAsync(15_000);
    await Promise.all(steps);
    expect(text()).toBe(
      '… Baking, 2.0 s; Cooling, 2.0 s\n✓ Cooling (3.0 s)\n… Baking, 12 s\n✓ Baking (15 s)\n',
    );
  });

  it('a failed step is marked, and its error goes on', async () => {
    const { progress, text } = recorded(false);
    const step = progress.step('Baking', async () => {
      throw new Error('burnt');
    });
    await expect(step).rejects.toThrow('burnt');
    expect(text()).toBe('✗ Baking (0.0 s)\n');
  });

  it('work watched without a last word leaves none', async () => {
    const { progress, text } = recorded(false);
    expect(await progress.during('Baking', async () => 7)).toBe(7);
    expect(text()).toBe('');
  });
});
