import { Client, type ClientDuplexStream, credentials, Metadata } from '@grpc/grpc-js';
import { decodeMessage, encodeMessage, messageType } from '../../wire/protos.ts';
import type { ListenRequest, ListenResponse, WireTarget } from '../../wire/stream-messages.ts';

/** What a client that does nothing else makes of a target. */
export interface ShownTarget {
  /** The fields of the documents in it, by path, as the wire has them. */
  readonly documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** The code of the cause it was removed with. */
  readonly removedBecause: number | undefined;
}

interface KeptTarget {
  documents: Map<string, Readonly<Record<string, unknown>>>;
  removedBecause: number | undefined;
  isCurrent: boolean;
  resumeToken: Uint8Array | undefined;
}

/**
 * A Listen call of the protocol itself, without a cache or a will of its own: so tests see what a server sends, not what
 * an SDK makes of it.
 */
export class WireListener {
  /** Messages that must not come: news of a target after it was removed. */
  readonly faults: string[] = [];
  private readonly database: string;
  private readonly client: Client;
  private readonly targets = new Map<number, KeptTarget>();
  private call: ClientDuplexStream<ListenRequest, ListenResponse> | undefined;

  /** @param database `projects/{p}/databases/{d}` */
  constructor(port: number, database: string) {
    this.database = database;
    this.client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
  }

  /** Opens the stream as this caller: the text behind `Bearer`, or nobody. */
  open(token: string | undefined): void {
    const metadata = new Metadata();
    metadata.set('google-cloud-resource-prefix', this.database);
    if (token !== undefined) metadata.set('authorization', `Bearer ${token}`);
    const call = this.client.makeBidiStreamRequest<ListenRequest, ListenResponse>(
      '/google.firestore.v1.Firestore/Listen',
      (request) => encodeMessage(messageType('ListenRequest'), request),
      (bytes) => decodeMessage(messageType('ListenResponse'), bytes) as ListenResponse,
      metadata,
    );
    this.call = call;
    call.on('data', (message: ListenResponse) => {
      if (this.call === call) this.take(message);
    });
    call.on('error', (error) => {
      if (this.call === call) this.faults.push(`The stream ended: ${error.message}`);
    });
  }

  /** Adds a target; one that this client knows goes on from where it was, if asked to. */
  add(targetId: number, target: WireTarget, goesOn = false): void {
    const known = goesOn ? this.targets.get(targetId) : undefined;
    const kept = known ?? {
      documents: new Map(),
      removedBecause: undefined,
      isCurrent: false,
      resumeToken: undefined,
    };
    kept.isCurrent = false;
    this.targets.set(targetId, kept);
    const { resumeToken } = kept;
    this.send({ addTarget: { ...target, targetId, ...(resumeToken && { resumeToken }) } });
  }

  shown(targetId: number): ShownTarget {
    const target = this.targets.get(targetId);
    if (target === undefined) throw new Error(`There is no target ${targetId}.`);
    return target;
  }

  /** Whether all of the target came, or its removal. */
  isSettled(targetId: number): boolean {
    const target = this.targets.get(targetId);
    return target !== undefined && (target.isCurrent || target.removedBecause !== undefined);
  }

  /** Leaves the stream; what targets show is kept. Google's emulator fails the commits of others for one that just goes. */
  leave(): void {
    const { call } = this;
    this.call = undefined;
    for (const [id, { removedBecause }] of this.targets) {
      if (removedBecause === undefined) call?.write({ database: this.database, removeTarget: id });
    }
    call?.end();
  }

  close(): void {
    this.leave();
    this.client.close();
  }

  private send(request: ListenRequest): void {
    this.call?.write({ database: this.database, ...request });
  }

  private take({ targetChange, documentChange, documentDelete, documentRemove }: ListenResponse): void {
    if (targetChange) this.takeTargetChange(targetChange);
    if (documentChange) {
      const { document, targetIds = [], removedTargetIds = [] } = documentChange;
      const path = this.pathOf(document.name ?? '');
      for (const id of targetIds) this.target(id, path)?.documents.set(path, document.fields ?? {});
      for (const id of removedTargetIds) this.target(id, path)?.documents.delete(path);
    }
    const gone = documentDelete ?? documentRemove;
    if (gone) {
      const path = this.pathOf(gone.document);
      for (const id of gone.removedTargetIds ?? []) this.target(id, path)?.documents.delete(path);
    }
  }

  private takeTargetChange({
    targetChangeType,
    targetIds = [],
    cause,
    resumeToken,
  }: NonNullable<ListenResponse['targetChange']>): void {
    const all = targetIds.length > 0 ? targetIds : [...this.targets.keys()];
    for (const id of all) {
      const target = this.targets.get(id);
      if (target === undefined) continue;
      if (targetChangeType === 'CURRENT') target.isCurrent = true;
      if (targetChangeType === 'RESET') target.documents = new Map();
      if (targetChangeType === 'REMOVE') target.removedBecause = cause?.code ?? 0;
      else if (resumeToken?.length && target.isCurrent) target.resumeToken = resumeToken;
    }
  }

  private target(id: number, path: string): KeptTarget | undefined {
    const target = this.targets.get(id);
    if (target?.removedBecause !== undefined)
      this.faults.push(`Target ${id} heard of ${path} after it was removed.`);
    return target;
  }

  private pathOf(name: string): string {
    return name.slice(`${this.database}/documents/`.length);
  }
}
