import '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** What our theme has beyond Material UI's. */
declare module '@mui/material/styles' {
  interface Palette {
    price: Palette['primary'];
    surface: { sunken: string; tint: string; priceTint: string };
    lift: { low: string; high: string };
  }
  interface PaletteOptions {
    price: PaletteOptions['primary'];
    surface: { sunken: string; tint: string; priceTint: string };
    lift: { low: string; high: string };
  }
  interface TypographyVariants {
    hero: React.CSSProperties;
    price: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero?: React.CSSProperties;
    price?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    price: true;
  }
}
