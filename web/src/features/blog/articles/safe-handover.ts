import type { Article } from './article.ts';

export const safeHandover: Article = {
  slug: 'safe-handover',
  title: 'A handover without surprises',
  lead: 'Most deals between strangers go well. A few habits make sure that yours does.',
  sections: [
    {
      heading: 'Keep it in one place',
      paragraphs: [
        'Agree on what is sold, for how much and when it changes hands, and keep that in writing. Book and pay here rather than by a transfer to somebody’s cousin: the price is then the one you saw, your order shows whether it is paid, and nobody else can buy the same thing while you type in your card number. A seller’s telephone number appears in your order once you have paid. Before that you write to each other here, and after that there is no reason to leave.',
        'Be wary of hurry. A courier who is already on his way, a deposit that must be paid within the hour, a link to a page where you are to enter your card in order to receive money: these are never how it is done, whoever asks.',
      ],
    },
    {
      heading: 'Look for the badge, then look for yourself',
      paragraphs: [
        'A verified badge means that a person on our side has checked the seller. It says nothing about the sofa. Look at the sofa. Try what can be switched on, count the parts, and read the serial number of anything expensive before money moves.',
      ],
    },
    {
      heading: 'Meet well',
      paragraphs: [
        'Choose daylight and a place with people: a station hall, a café, the front of a shop. For things too large to carry, let somebody know where you are going and bring them along if you can; you will want a second pair of hands for the stairs anyway. Sellers can put the piece near the door, so that a stranger need not walk through the home.',
        'Bring what the thing needs to get home safely, whether blankets, straps or a box. Then take a minute more to ask how it was used and cared for. You will hear about the screw that needs a quarter-turn each spring, and the thing will last you years longer for it.',
      ],
    },
  ],
};
