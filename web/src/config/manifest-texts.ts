import type { Language } from '@thriftline/domain/base/locale/languages';

/** What the manifest says in one language. */
interface ManifestTexts {
  dir: 'ltr' | 'rtl';
  description: string;
  /** What its pictures show. */
  onPhone: string;
  onDesktop: string;
  /** Its shortcuts: as the menus call them. */
  myOrders: string;
  wishList: string;
  addProduct: string;
}

/** The manifest's texts by language: Node.js reads them as part of Vite's configuration, where no macro is translated. */
export const MANIFEST_TEXTS = {
  en: {
    dir: 'ltr',
    description: 'A marketplace for second-hand items: find what you need, sell what you don’t.',
    onPhone: 'The home page on a phone',
    onDesktop: 'The home page on a large screen',
    myOrders: 'My Orders',
    wishList: 'WishList',
    addProduct: 'Add Product',
  },
  de: {
    dir: 'ltr',
    description:
      'Ein Marktplatz für Gebrauchtes: Finde, was du brauchst, und verkaufe, was du nicht mehr brauchst.',
    onPhone: 'Die Startseite auf dem Handy',
    onDesktop: 'Die Startseite auf einem großen Bildschirm',
    myOrders: 'Meine Bestellungen',
    wishList: 'Merkliste',
    addProduct: 'Artikel hinzufügen',
  },
  ar: {
    dir: 'rtl',
    description: 'سوق للأغراض المستعملة: اعثر على ما تحتاجه، وبِع ما لم تعد تحتاجه.',
    onPhone: 'الصفحة الرئيسية على الهاتف',
    onDesktop: 'الصفحة الرئيسية على شاشة كبيرة',
    myOrders: 'طلباتي',
    wishList: 'المفضلة',
    addProduct: 'إضافة غرض',
  },
} as const satisfies Readonly<Record<Language, ManifestTexts>>;
