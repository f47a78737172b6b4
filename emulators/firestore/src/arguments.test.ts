import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

describe('the arguments of the Firebase CLI', () => {
  it('are read in any order, unknown ones passed over', () => {
    expect(
      parseArguments([
        '-Dgoogle.cloud_firestore.debug_log_level=FINE',
        '--single_project_mode',
        'true',
        '--port',
        '18000',
        '--websocket_port',
        '9150',
        '--host',
        '127.0.0.1',
        '--project_id',
        'demo-x',
        '--rules',
        'a folder/firestore.rules',
        '--functions_emulator',
        '127.0.0.1:5001',
        '--seed_from_export=data/firestore_export/x.overall_export_metadata',
        '--flag_of_the_future',
      ]),
    ).toEqual({
      host: '127.0.0.1',
      port: 18000,
      rules: 'a folder/firestore.rules',
      functionsHost: '127.0.0.1:5001',
      projectId: 'demo-x',
      seed: 'data/firestore_export/x.overall_export_metadata',
    });
  });

  it('name an export as the Firebase CLI or as gcloud does', () => {
    for (const flag of ['--seed_from_export', '--import-data']) {
      expect(parseArguments([flag, 'x.overall_export_metadata'])).toMatchObject({
        seed: 'x.overall_export_metadata',
      });
    }
  });

  it('may all be missing', () => {
    expect(parseArguments([])).toEqual({ host: '127.0.0.1', port: 8080 });
  });
});
