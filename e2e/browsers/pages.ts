/** Whether the page is of the item of this name, as Firestore gives it: for `Visitor.finds`. */
export const ITEM = 'return document.querySelector("main h1")?.innerText === arguments[0]';

/** Whether the item of this name is among those of the page: for `Visitor.finds`. */
export const CARD = `return [...document.querySelectorAll('main article')].some((card) => card.innerText.includes(arguments[0]))`;
