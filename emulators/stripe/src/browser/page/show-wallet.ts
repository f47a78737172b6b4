import type { WalletAnswer, WalletRequest } from '../link/protocol.ts';
import { showDialog } from './show-dialog.ts';

/** Opens the wallet, and waits until the payer has chosen a card in it or closed it. */
export function showWallet(providerOrigin: string, request: WalletRequest): Promise<WalletAnswer> {
  return showDialog(providerOrigin, { page: 'wallet', title: 'Local wallet', height: 440, about: request });
}
