/**
 * Stands for `firebase/database` in the website's build: reactfire names these outside of its hooks, so that nothing would leave out the
 * database's script, which is four times its own.
 */
function leftOut(): never {
  throw new Error('The Realtime Database is left out of this build: see web/vite.config.ts.');
}

export {
  leftOut as get,
  leftOut as off,
  leftOut as onChildAdded,
  leftOut as onChildChanged,
  leftOut as onChildMoved,
  leftOut as onChildRemoved,
  leftOut as onValue,
};
