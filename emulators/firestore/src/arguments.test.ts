import { describe, expect, it } from 'vitest';
import { parseArguments, UsageError } from './arguments.ts';

describe('the arguments of the Firebase CLI', () => {
  it('are read in any order, behind a JAR with unknown ones passed over', () => {
    expect(
      parseArguments([
        '-jar',
        'cloud-firestore-emulator.jar',
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
      databaseRules: {},
      watch: false,
      requestsPort: 9150,
      functionsHost: '127.0.0.1:5001',
      projectId: 'demo-x',
      seed: 'data/firestore_export/x.overall_export_metadata',
      unknown: ['--flag_of_the_future'],
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
    expect(parseArguments([])).toEqual({
      host: '127.0.0.1',
      port: 8080,
      databaseRules: {},
      watch: false,
      unknown: [],
    });
  });

  it.each([
    [['--port', '80 80'], '--port takes a number from 0 to 65535, not "80 80".'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--port', '-1'], '--port takes a number from 0 to 65535, not "-1".'],
    [['--port'], '--port needs a value.'],
    [['--rules', '--port', '1'], '--rules needs a value.'],
    [['--rules='], '--rules needs a value.'],
    [['--websocket_port', 'x'], '--websocket_port takes a number from 0 to 65535, not "x".'],
    [['--ruels', 'x'], 'There is no "--ruels" here. Do you mean --rules?'],
    [['--Port=1'], 'There is no "--Port=1" here. Do you mean --port?'],
    [['--import_data=x'], 'There is no "--import_data=x" here. Do you mean --import-data?'],
    [['--colour'], 'There is no "--colour" here.'],
    [['-p', '1'], 'There is no "-p" here.'],
    [['firestore.rules'], 'There is no "firestore.rules" here.'],
    [['--watch', 'true'], 'There is no "true" here.'],
  ])('that make no sense are refused: %j', (argv, message) => {
    expect(() => parseArguments(argv)).toThrow(new UsageError(message));
  });

  it('name where data and indexes are, and the rules of each database', () => {
    const argv = ['--data', 'kept', '--indexes=firestore.indexes.json', '--watch'];
    const rules = ['--rules', 'all.rules', '--rules', 'second=2.rules', '--rules=(default)=1.rules'];
    expect(parseArguments([...argv, ...rules])).toMatchObject({
      data: 'kept',
      indexes: 'firestore.indexes.json',
      watch: true,
      rules: 'all.rules',
      databaseRules: { second: '2.rules', '(default)': '1.rules' },
    });
    const one = parseArguments(['--rules', './a=b.rules']);
    expect(one).toHaveProperty('rules', './a=b.rules');
    expect(one).toHaveProperty('databaseRules', {});
  });

  it('may ask for help or the version', () => {
    expect(parseArguments(['--port', '1', '--help'])).toBe('help');
    expect(parseArguments(['--version'])).toBe('version');
  });
});
