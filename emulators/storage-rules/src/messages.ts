/** A value as the CLI writes it for the rules runtime. */
export type ExpressionValue =
  | { null_value: null }
  | { string_value: string }
  | { bool_value: boolean }
  | { int_value: number | string }
  | { float_value: number | string }
  | { timestamp_value: string }
  | { list_value: { values?: ExpressionValue[] } }
  | { set_value: { values?: ExpressionValue[] } }
  | { map_value: { fields?: Record<string, ExpressionValue> } }
  | { path_value: { segments?: { simple: string }[] } };

/** The CLI gives rules, under a new name each time. */
export interface LoadRuleset {
  action: 'load_ruleset';
  id: number;
  context: { rulesetName: string; source: { files: { name: string; content: string }[] } };
}

/** The CLI asks whether an operation is allowed. */
export interface Verify {
  action: 'verify';
  id: number;
  context: {
    rulesetName: string;
    service: string;
    path: string;
    method: string;
    delimiter?: string;
    variables: Record<string, ExpressionValue | undefined>;
  };
}

/** The CLI answers a `FetchDocument`; it has no action, and the id of the verification that asked. */
export interface DocumentAnswer {
  action?: undefined;
  id: number;
  status: string;
  result?: { name: string; fields?: Record<string, unknown> };
}

export type Incoming = LoadRuleset | Verify | DocumentAnswer;

/** What the CLI demands of every reply: with another status it drops the reply and the operation hangs for ever. */
interface Reply {
  status: 'ok';
  errors: string[];
  warnings: string[];
}

export type LoadReply = Reply & { id: number; result: { rulesVersion: number } };
export type VerifyReply = Reply & { id: number; result: { permit: boolean } };

/** Asks the CLI for a Firestore document. */
export type FetchDocument = Reply & {
  action: 'fetch_firestore_document';
  server_request_id: number;
  context: { path: string };
};

/** The first line, which the CLI waits for. */
export interface Hello {
  id: -1;
  status: 'ok';
  result: Record<string, never>;
}

export type Outgoing = Hello | LoadReply | VerifyReply | FetchDocument;
