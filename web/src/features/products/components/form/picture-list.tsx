import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveAnnouncement } from '@/components/plain/live-announcement.tsx';
import { altOf, type FormPicture, moved } from '../../pictures/form-picture.ts';
import { buttonId, type PictureAct, PictureTile } from './picture-tile.tsx';

interface PictureListProps {
  pictures: readonly FormPicture[];
  productname: string;
  disabled: boolean;
  /** How much of each picture is uploaded, by its id. */
  shares: Readonly<Record<string, number>>;
  onChange: (pictures: readonly FormPicture[]) => void;
  onLeaveOut: (id: string) => void;
  /** Where the focus goes when the last picture is removed. */
  onEmptied: () => void;
  /** Further items of the list: files that are being made ready. */
  children?: ReactNode;
}

/** The pictures of the product form in their order, which buttons, the pointer and the keyboard change. */
export function PictureList(props: PictureListProps) {
  const { pictures, productname, disabled, shares, onChange, onLeaveOut, onEmptied, children } = props;
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const focusOn = useRef<string[]>([]);
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier) => pictures.findIndex((picture) => picture.id === id);
  const total = pictures.length;

  // A moved element loses the focus, and one at the end its button: the next best keeps it.
  useEffect(() => {
    const candidates = focusOn.current.map((id) => document.getElementById(id));
    focusOn.current = [];
    candidates.find((element) => element instanceof HTMLButtonElement && !element.disabled)?.focus();
  });

  const move = (from: number, to: number) => {
    onChange(moved(pictures, from, to));
    const [photo, place] = [from + 1, to + 1];
    setSaid(
      to === 0
        ? t`Photo ${photo} is now in position ${place} of ${total}, the cover.`
        : t`Photo ${photo} is now in position ${place} of ${total}.`,
    );
  };

  const act = (position: number, kind: PictureAct) => {
    const picture = pictures[position];
    if (picture === undefined) return;
    if (kind !== 'remove') {
      focusOn.current = [kind, kind === 'earlier' ? ('later' as const) : ('earlier' as const)].map((one) =>
        buttonId(picture.id, one),
      );
      move(position, kind === 'earlier' ? position - 1 : position + 1);
      return;
    }
    const next = pictures[position + 1] ?? pictures[position - 1];
    if (next) focusOn.current = [buttonId(next.id, 'remove')];
    else onEmptied();
    onChange(pictures.toSpliced(position, 1));
    const [photo, left] = [position + 1, total - 1];
    setSaid(t`Photo ${photo} was removed. ${plural(left, { one: '# left.', other: '# left.' })}`);
  };

  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    onChange(moved(pictures, positionOf(active.id), positionOf(over.id)));
  };

  const instructions = {
    draggable: t`To move a photo, press space or enter, then the arrow keys. Press space or enter to drop it, or escape to cancel.`,
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const photo = positionOf(active.id) + 1;
      return t`Picked up photo ${photo}.`;
    },
    onDragOver: ({ active, over }) => {
      const photo = positionOf(active.id) + 1;
      if (!over) return t`Photo ${photo} is outside the list.`;
      const place = positionOf(over.id) + 1;
      // Said right after it was picked up, and in place of that.
      if (over.id === active.id)
        return t`Photo ${photo} is picked up, over its own position, ${place} of ${total}.`;
      return t`Photo ${photo} is over position ${place} of ${total}.`;
    },
    onDragEnd: ({ active, over }) => {
      const photo = positionOf(active.id) + 1;
      if (!over) return t`Photo ${photo} is back in its place.`;
      const place = positionOf(over.id) + 1;
      return t`Photo ${photo} is now in position ${place} of ${total}.`;
    },
    onDragCancel: ({ active }) => {
      const photo = positionOf(active.id) + 1;
      return t`Photo ${photo} is back in its place.`;
    },
  };

  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: instructions }}
      >
        <SortableContext items={pictures.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <Box
            component="ol"
            aria-label={t`Photos in order`}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {pictures.map((picture, position) => (
              <PictureTile
                key={picture.id}
                picture={picture}
                position={position}
                count={pictures.length}
                alt={altOf(picture, productname, position)}
                disabled={disabled}
                share={shares[picture.id]}
                onAct={(kind) => act(position, kind)}
                onAlt={(alt) => onChange(pictures.with(position, { ...picture, alt }))}
                onLeaveOut={() => onLeaveOut(picture.id)}
              />
            ))}
            {children}
          </Box>
        </SortableContext>
      </DndContext>
      <LiveAnnouncement text={said} />
    </>
  );
}
