/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

// The browser side is checked together with the rest of `local/`, which knows Node.js only.
