import type { FirestoreService } from '../../service/firestore-service.ts';
import { fromJson, toJson } from '../../wire/json.ts';
import { parseAuthorization } from '../../wire/parse-authorization.ts';
import { messageType } from '../../wire/protos.ts';
import { toStatus } from '../../wire/status.ts';
import type { ChannelBackend } from './web-channel-endpoint.ts';

/** Connects channels to the calls behind them, turning their JSON into the shape all endpoints share and back. */
export function channelBackend(service: FirestoreService): ChannelBackend {
  return {
    open: (method, headers, client) => {
      const requestType = messageType(`${method}Request`);
      const responseType = messageType(`${method}Response`);
      const receiver = service.openStream(method, parseAuthorization(headers.get('authorization')), {
        send: (message) => client.send(toJson(responseType, message)),
        fail: (error) => client.fail(error),
        end: () => client.end(),
      });
      return {
        message: (json) => receiver.message(fromJson(requestType, json)),
        halfClosed: () => receiver.halfClosed(),
        gone: () => receiver.gone(),
      };
    },
    errorPayload: (error) => {
      const { code, message, name } = toStatus(error);
      return { error: { code, message, status: name } };
    },
  };
}
