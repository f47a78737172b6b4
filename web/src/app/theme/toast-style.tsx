import GlobalStyles from '@mui/material/GlobalStyles';
import { fonts, radii, sizes } from './tokens/primitives.ts';

/** Toasts in our colours instead of notistack's. */
export function ToastStyle() {
  return (
    <GlobalStyles
      styles={(theme) => {
        const of = (name: 'success' | 'error' | 'info' | 'warning') => ({
          backgroundColor: `${theme.vars?.palette[name].main} !important`,
          color: `${theme.vars?.palette[name].contrastText} !important`,
        });
        return {
          '.notistack-MuiContent': {
            fontFamily: `${fonts.text} !important`,
            fontSize: `${sizes.body} !important`,
            borderRadius: `${radii.control}px !important`,
            boxShadow: `${theme.vars?.palette.lift.high} !important`,
            maxWidth: 'min(560px, calc(100vw - 32px))',
          },
          '.notistack-MuiContent-success': of('success'),
          '.notistack-MuiContent-error': of('error'),
          '.notistack-MuiContent-info': of('info'),
          '.notistack-MuiContent-warning': of('warning'),
          '.notistack-MuiContent-default': of('info'),
        };
      }}
    />
  );
}
