import type { Socket } from 'node:net';
import {
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  ServerInterceptingCall,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import type { CallReceiver } from '../../calls/duplex.ts';
import { METHODS, type MethodName } from '../../calls/methods.ts';
import { pipelinesNeedAnotherEdition } from '../../calls/pipelines.ts';
import type { FirestoreService, StreamName } from '../../service/firestore-service.ts';
import { parseAuthorization } from '../../wire/parse-authorization.ts';
import { decodeMessage, encodeMessage, type MethodShape, serviceMethods } from '../../wire/protos.ts';
import { toStatus } from '../../wire/status.ts';

/** Production takes 10 MiB; an emulator that takes more spares seeds a special case. */
const MAX_MESSAGE_BYTES = 100 * 1024 * 1024;

/**
 * Hands messages on at once, where the library waits for one to be written before it looks at the next. So what one
 * commit causes leaves in few frames, which costs both ends much less.
 */
class EagerCall extends ServerInterceptingCall {
  override sendMessage(message: unknown, next: () => void): void {
    super.sendMessage(message, () => undefined);
    next();
  }
}

/** Old clients name the version before the first: the same calls. */
const VERSIONS = ['v1', 'v1beta1'];

/** Serves gRPC on connections accepted elsewhere. */
export class GrpcEndpoint {
  private readonly server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
    'grpc.keepalive_permit_without_calls': 1,
    interceptors: [(_method, call) => new EagerCall(call)],
  });
  private readonly injector = this.server.createConnectionInjector(ServerCredentials.createInsecure());

  constructor(service: FirestoreService) {
    const shapes = serviceMethods();
    for (const version of VERSIONS) {
      this.server.addService(serviceDefinition(shapes, version), implementation(shapes, service));
    }
  }

  /** Takes over a connection whose first bytes are the HTTP/2 preface. */
  accept(socket: Socket): void {
    this.injector.injectConnection(socket);
  }

  /** Ends every call and connection. */
  stop(): void {
    this.injector.destroy();
    this.server.forceShutdown();
  }
}

/** The descriptors do not know this call. Its refusal needs nothing of the request. */
const executePipeline = (version: string): ServiceDefinition[string] => ({
  path: `/google.firestore.${version}.Firestore/ExecutePipeline`,
  requestStream: false,
  responseStream: true,
  requestSerialize: () => Buffer.alloc(0),
  requestDeserialize: () => ({}),
  responseSerialize: () => Buffer.alloc(0),
  responseDeserialize: () => ({}),
});

function serviceDefinition(shapes: readonly MethodShape[], version: string): ServiceDefinition {
  const answered = Object.fromEntries(
    shapes.map(({ name, requestType, responseType, requestStream, responseStream }) => [
      name,
      {
        path: `/google.firestore.${version}.Firestore/${name}`,
        requestStream,
        responseStream,
        requestSerialize: (message: object) => encodeMessage(requestType, message),
        requestDeserialize: (bytes: Buffer) => decodeMessage(requestType, bytes),
        responseSerialize: (message: object) => encodeMessage(responseType, message),
        responseDeserialize: (bytes: Buffer) => decodeMessage(responseType, bytes),
      },
    ]),
  );
  return { ...answered, ExecutePipeline: executePipeline(version) };
}

function implementation(
  shapes: readonly MethodShape[],
  service: FirestoreService,
): UntypedServiceImplementation {
  const handlers: UntypedServiceImplementation = {};
  for (const { name, requestStream } of shapes) {
    if (requestStream) handlers[name] = streamHandler(name as StreamName, service);
    else if (name in METHODS) handlers[name] = methodHandler(name as MethodName, service);
  }
  const refusePipeline: handleServerStreamingCall<object, object> = (call) => {
    call.emit('error', grpcError(pipelinesNeedAnotherEdition()));
  };
  handlers.ExecutePipeline = refusePipeline;
  return handlers;
}

function callerOf(metadata: Metadata) {
  return parseAuthorization(metadata.get('authorization')[0]?.toString());
}

function grpcError(error: unknown) {
  const { code, message } = toStatus(error);
  return { code, details: message };
}

function methodHandler(
  name: MethodName,
  service: FirestoreService,
): handleUnaryCall<object, object> | handleServerStreamingCall<object, object> {
  if (METHODS[name].kind === 'single') {
    return (call, callback) => {
      const run = async () => service.call(name, callerOf(call.metadata), call.request);
      run().then(
        (response) => callback(null, response),
        (error: unknown) => callback(grpcError(error)),
      );
    };
  }
  const handler: handleServerStreamingCall<object, object> = (call) => {
    const run = async () => service.call(name, callerOf(call.metadata), call.request);
    run().then(
      (responses) => {
        for (const response of responses as readonly object[]) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit('error', grpcError(error)),
    );
  };
  return handler;
}

function streamHandler(name: StreamName, service: FirestoreService): handleBidiStreamingCall<object, object> {
  return (call: ServerDuplexStream<object, object>) => {
    let over = false;
    const finish = (act: () => void) => {
      if (!over) act();
      over = true;
    };
    let receiver: CallReceiver<object>;
    try {
      receiver = service.openStream(name, callerOf(call.metadata), {
        send: (message) => {
          if (!over) call.write(message);
        },
        fail: (error) => finish(() => call.emit('error', grpcError(error))),
        end: () => finish(() => call.end()),
      });
    } catch (error) {
      call.emit('error', grpcError(error));
      return;
    }
    call.on('data', (request: object) => {
      if (!over) receiver.message(request);
    });
    call.on('end', () => receiver.halfClosed());
    call.on('cancelled', () => finish(() => receiver.gone()));
  };
}
