import { expect, it, vi } from 'vitest';
import { copyEvidence } from '../../reports/copy-evidence.ts';
import { copyPictures } from '../../reports/copy-pictures.ts';
import { reportCreated } from './report-created.ts';

vi.mock('../../reports/copy-evidence.ts', () => ({ copyEvidence: vi.fn() }));
vi.mock('../../reports/copy-pictures.ts', () => ({ copyPictures: vi.fn() }));

it('keeps the words of what is reported while its pictures cannot be read, and has those tried again', async () => {
  const failure = Object.assign(new Error('Service unavailable'), { code: 503 });
  vi.mocked(copyPictures).mockRejectedValueOnce(failure);
  const created = reportCreated({ documentId: 'item_chair_bea' } as never);
  await expect(created).rejects.toThrow(failure);
  expect(copyEvidence).toHaveBeenCalledExactlyOnceWith('item_chair_bea');
});
