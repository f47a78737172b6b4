import { useLingui } from '@lingui/react/macro';
import MyLocationIcon from '@mui/icons-material/MyLocation';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import {
  DISTANCES_KM,
  type SearchArea,
  type SearchQuery,
  USUAL_KM,
} from '@thriftline/domain/search/search-query';
import { suggestTowns, type Town, townName } from '@thriftline/domain/search/towns/places';
import { useCallback, useId, useRef, useState } from 'react';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { SIDE_BY_SIDE } from '@/components/plain/side-by-side.ts';
import { useFetched } from '@/hooks/use-fetched.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { isOnline } from '@/lib/connection/connection.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { devicePosition, POSITION_FAULTS, type PositionFault } from '../device-position.ts';
import { countedLabel } from '../found-text.ts';
import type { ChangeSearch } from '../hooks/use-search-query.ts';
import { rememberPlace } from '../known-place.ts';

interface PlaceFilterProps {
  engine: SearchEngine;
  query: SearchQuery;
  onChange: ChangeSearch;
}

/** The distances there are, each with how many items it would leave once there is a place. */
function DistanceField({ engine, query, onChange }: PlaceFilterProps) {
  const { t } = useLingui();
  const { near } = query;
  const asked = useFetched(
    useCallback(async () => (near ? engine.countsByDistance(query, near) : undefined), [engine, query, near]),
  );
  const counts = asked.status === 'ready' ? asked.data : undefined;
  return (
    <NativeSelect
      label={t`Distance`}
      value={String(near?.km ?? USUAL_KM)}
      options={DISTANCES_KM.map((km) => ({
        value: String(km),
        label: countedLabel(t`${km} km`, counts?.get(km)),
      }))}
      onChange={(km) => near !== undefined && onChange({ near: { ...near, km: Number(km) } })}
    />
  );
}

/** A town by its name, completed from the towns there are. Who goes on without taking one means the first of them. */
function TownField({ near, onChoose }: { near: SearchArea | undefined; onChoose: (town: Town) => void }) {
  const { t } = useLingui();
  const listId = useId();
  const name = near?.name ?? '';
  const [known, setKnown] = useState(name);
  const [text, setText] = useState(name);
  const [towns, setTowns] = useState<readonly Town[]>([]);
  const [missing, setMissing] = useState(false);
  if (name !== known) {
    setKnown(name);
    setText(name);
  }
  const typing = useRef(0);
  const type = (typed: string) => {
    setText(typed);
    const chosen = towns.find((town) => townName(town) === typed);
    if (chosen === undefined) void lookUp(typed).then((found) => found && setTowns(found));
    else {
      typing.current += 1;
      onChoose(chosen);
    }
  };
  /** The towns for a text; undefined where another was typed or chosen while they were on their way. */
  const lookUp = async (typed: string): Promise<readonly Town[] | undefined> => {
    typing.current += 1;
    const turn = typing.current;
    try {
      const found = await suggestTowns(typed);
      if (turn !== typing.current) return undefined;
      setMissing(false);
      return found;
    } catch (error) {
      if (isOnline()) reportError(error);
      else if (turn === typing.current) setMissing(true);
      return undefined;
    }
  };
  // The towns of a letter may still be on their way.
  const takeFirst = async () => {
    if (text.trim() === '' || text === known) return;
    const [first] = (await lookUp(text)) ?? [];
    if (first !== undefined) onChoose(first);
  };
  return (
    <div>
      <TextField
        label={t`Near a town`}
        value={text}
        fullWidth
        onChange={(event) => type(event.target.value)}
        onBlur={() => void takeFirst()}
        onKeyDown={({ key }) => key === 'Enter' && void takeFirst()}
        slotProps={{ htmlInput: { list: listId, autoComplete: 'off' } }}
        helperText={missing && t`You have no connection, and these towns aren’t available offline`}
      />
      <datalist id={listId}>
        {towns.map((town) => (
          <option key={`${town.lat},${town.lng}`} value={townName(town)} />
        ))}
      </datalist>
    </div>
  );
}

/** A place and how far around it: a town, or where the device is, which is asked for by its button alone. */
export function PlaceFilter({ engine, query, onChange }: PlaceFilterProps) {
  const { t } = useLingui();
  const { near } = query;
  const [fault, setFault] = useState<PositionFault>();
  const [locating, setLocating] = useState(false);
  const user = useCurrentUser();
  const choose = (place: Omit<SearchArea, 'km'>) => {
    setFault(undefined);
    if (user.status === 'signedIn') rememberPlace(user.uid, place);
    onChange({ near: { ...place, km: near?.km ?? USUAL_KM } });
  };
  const locate = async () => {
    setLocating(true);
    const position = await devicePosition();
    setLocating(false);
    if (typeof position === 'string') setFault(position);
    else choose({ name: '', ...position });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* Alone in their grid: what spans all of its columns would keep more of them than the two. */}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: SIDE_BY_SIDE }}>
        <TownField
          near={near}
          onChoose={(town) => choose({ name: townName(town), lat: town.lat, lng: town.lng })}
        />
        <DistanceField engine={engine} query={query} onChange={onChange} />
      </Box>
      <div>
        <Button size="small" startIcon={<MyLocationIcon />} loading={locating} onClick={() => void locate()}>
          {t`Near me`}
        </Button>
        <FormHelperText role="status">{fault && POSITION_FAULTS[fault]}</FormHelperText>
      </div>
    </Box>
  );
}
