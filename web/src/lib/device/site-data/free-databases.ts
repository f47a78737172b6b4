/** How long a page that came back waits to be replaced before it asks for that again, in milliseconds. */
const RELOAD_AGAIN_MS = 10_000;

let isLeft = false;

/** Whether this page has let go of its databases: what it finds of them from then on says nothing about the device. */
export function hasLetGo(): boolean {
  return isLeft;
}

/**
 * Lets go of every database as a page is laid aside for Back and Forward, and loads it again when it comes back. WebKit freezes such
 * a page with its transactions open, and whatever is opened next waits for them: Firestore begins one as the page is left
 * (https://github.com/firebase/firebase-js-sdk/issues/8081). A transaction that is ended so is as one whose page was closed.
 * Has to be called before the first database is opened; gives back how to stop.
 */
export function freeDatabasesWhenFrozen(scope: Window & typeof globalThis): () => void {
  const { prototype } = scope.IDBDatabase;
  const begin = prototype.transaction;
  const factory = scope.IDBFactory.prototype;
  const openDatabase = factory.open;
  const open = new Set<IDBTransaction>();
  let isUsed = false;

  const refuseLate = () => {
    if (isLeft) throw new DOMException('The page is being left', 'InvalidStateError');
  };
  const note = (begun: IDBTransaction) => {
    isUsed = true;
    open.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => open.delete(begun));
  };

  prototype.transaction = function (this: IDBDatabase, ...given: Parameters<IDBDatabase['transaction']>) {
    // Hiding the page comes after leaving it, and Firestore notes that, too.
    refuseLate();
    const begun = begin.apply(this, given);
    note(begun);
    return begun;
  };
  // A database that is being made, as right after the first login, is in a transaction that nobody begins.
  factory.open = function (this: IDBFactory, ...given: Parameters<IDBFactory['open']>) {
    refuseLate();
    isUsed = true;
    const request = openDatabase.apply(this, given);
    request.addEventListener('upgradeneeded', () => {
      if (request.transaction !== null) note(request.transaction);
    });
    return request;
  };

  const abortAll = () => {
    isLeft = true;
    for (const transaction of open) {
      try {
        transaction.abort();
      } catch (error) {
        console.debug('It has been committed', error);
      }
    }
    open.clear();
  };
  // Added while the event is on its way, so that it comes after all others that hear it.
  const onHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isUsed) scope.addEventListener('pagehide', abortAll, { once: true });
  };
  let again: ReturnType<typeof setTimeout> | undefined;
  // Going Back or Forward cancels a reload, and may be cancelled itself.
  const reload = () => {
    scope.location.reload();
    again = setTimeout(reload, RELOAD_AGAIN_MS);
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    clearTimeout(again);
    if (persisted && isLeft) reload();
  };
  scope.addEventListener('pagehide', onHide, { capture: true });
  scope.addEventListener('pageshow', onShow);
  return () => {
    isLeft = false;
    clearTimeout(again);
    prototype.transaction = begin;
    factory.open = openDatabase;
    scope.removeEventListener('pagehide', onHide, { capture: true });
    scope.removeEventListener('pagehide', abortAll);
    scope.removeEventListener('pageshow', onShow);
  };
}
