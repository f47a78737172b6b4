import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { useHydrated } from '@/hooks/use-hydrated.ts';

/** Switches between light and dark; until it is used, the system decides. */
export function ThemeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const hydrated = useHydrated();
  const dark = hydrated && colorScheme === 'dark';
  return (
    <IconButton
      onClick={() => setMode(dark ? 'light' : 'dark')}
      aria-label={dark ? 'Switch to light colours' : 'Switch to dark colours'}
      color="inherit"
    >
      {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
