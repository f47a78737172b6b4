import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { MEMBER_ATTRIBUTE } from '@/lib/access-token.ts';

const look: SxProps<Theme> = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  flex: { xs: '1 1 0', md: 'none' },
  gap: { xs: 0.25, md: 1 },
  minHeight: { xs: 56, md: 44 },
  px: { xs: 0.5, md: 2 },
  borderRadius: { xs: 0, md: 1 },
  color: 'text.primary',
  typography: { xs: 'caption', md: 'subtitle2' },
  '&:hover': { bgcolor: 'action.hover' },
  '&.active': { color: 'primary.main', bgcolor: { xs: 'transparent', md: 'surface.tint' }, fontWeight: 700 },
};

const guestLook: SxProps<Theme> = { ...look, [`html[${MEMBER_ATTRIBUTE}] &`]: { visibility: 'hidden' } };

function Content({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { xs: 'flex', md: 'none' } }}>
        {icon}
      </Box>
      {label}
    </>
  );
}

interface MainNavLinkProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Current only on exactly this address. */
  exact?: boolean;
  /** Hidden, its place kept, while the written home page is still there for somebody who was signed in. */
  guestOnly?: boolean;
}

/** A link of the main menu; marked when it leads to where one is. */
export function MainNavLink({ to, label, icon, exact = false, guestOnly = false }: MainNavLinkProps) {
  return (
    <ButtonBase component={NavLink} to={to} end={exact} sx={guestOnly ? guestLook : look}>
      <Content icon={icon} label={label} />
    </ButtonBase>
  );
}

/** A main menu entry that does something. */
export function MainNavButton({
  onClick,
  label,
  icon,
}: {
  onClick: () => void;
  label: string;
  icon: ReactNode;
}) {
  return (
    <ButtonBase onClick={onClick} sx={look}>
      <Content icon={icon} label={label} />
    </ButtonBase>
  );
}
