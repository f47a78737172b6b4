import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import { MAX_ALT } from '@thriftline/domain/pictures/picture-alt';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { usePreview } from '@/hooks/use-preview.ts';
import { type FormPicture, isNew } from '../../pictures/form-picture.ts';

/** What can be done with a picture by a button; the list keeps the focus on it by this name. */
export type PictureAct = 'earlier' | 'later' | 'remove';

/** The id of a picture's button in the page. */
export const buttonId = (id: string, act: PictureAct) => `picture-${act}-${id}`;

interface PictureTileProps {
  picture: FormPicture;
  /** From 0. */
  position: number;
  count: number;
  alt: string;
  disabled: boolean;
  /** How much of it is uploaded, from 0 to 1; undefined while nothing is, or when it was left out. */
  share: number | undefined;
  onAct: (act: PictureAct) => void;
  onAlt: (alt: string) => void;
  onLeaveOut: () => void;
}

/** A picture in the product form: how it looks, its words, its place, and how far its upload is. */
export function PictureTile(props: PictureTileProps) {
  const { picture, position, count, alt, disabled, share, onAct, onAlt, onLeaveOut } = props;
  const sortable = useSortable({ id: picture.id, disabled });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  const drawn = usePreview(isNew(picture) ? picture.thumb : null);
  const preview = isNew(picture) ? drawn : picture.shown.thumb;
  const { t } = useLingui();
  const number = position + 1;
  const file = picture.name;

  return (
    <Box
      component="li"
      ref={setNodeRef}
      aria-label={position === 0 ? t`Photo ${number}, the cover` : t`Photo ${number}`}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '104px 1fr', sm: '160px 1fr' },
        gap: 1.5,
        p: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isDragging ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
        boxShadow: isDragging ? 'var(--mui-palette-lift-high)' : 'none',
      }}
    >
      <Box sx={{ borderRadius: 1, overflow: 'hidden', position: 'relative', gridRow: { sm: 'span 2' } }}>
        <ImageFrame src={preview} alt={alt === '' ? t`Preview of ${file}` : alt} eager />
        {position === 0 && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              left: 6,
              bottom: 6,
              px: 1,
              borderRadius: 0.75,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              typography: 'caption',
              fontWeight: 700,
            }}
          >
            <Trans>Cover</Trans>
          </Box>
        )}
      </Box>
      {share === undefined ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignSelf: 'center' }}>
          <IconButton
            {...attributes}
            {...listeners}
            ref={setActivatorNodeRef}
            aria-label={t`Drag photo ${number}`}
            disabled={disabled || count < 2}
            sx={{ touchAction: 'none', cursor: 'grab' }}
          >
            <DragIndicator />
          </IconButton>
          <IconButton
            id={buttonId(picture.id, 'earlier')}
            aria-label={t`Move photo ${number} earlier`}
            disabled={disabled || position === 0}
            onClick={() => onAct('earlier')}
          >
            <ArrowUpward />
          </IconButton>
          <IconButton
            id={buttonId(picture.id, 'later')}
            aria-label={t`Move photo ${number} later`}
            disabled={disabled || position === count - 1}
            onClick={() => onAct('later')}
          >
            <ArrowDownward />
          </IconButton>
          <IconButton
            id={buttonId(picture.id, 'remove')}
            aria-label={t`Remove photo ${number}`}
            disabled={disabled}
            color="error"
            onClick={() => onAct('remove')}
            sx={{ ml: 'auto' }}
          >
            <DeleteOutlined />
          </IconButton>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: 1 }}>
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={t`Upload of photo ${number}`}
          />
          <IconButton aria-label={t`Skip photo ${number}`} onClick={onLeaveOut}>
            <Close />
          </IconButton>
        </Box>
      )}
      <TextField
        size="small"
        fullWidth
        label={t`Description of photo ${number}`}
        value={alt}
        disabled={disabled}
        onChange={(event) => onAlt(event.target.value)}
        helperText={t`Read aloud to people who can’t see it`}
        slotProps={{ htmlInput: { maxLength: MAX_ALT } }}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      />
    </Box>
  );
}
