import { useLingui } from '@lingui/react/macro';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { MAX_SEARCH_WORDS } from '@thriftline/domain/search/search-query';
import { type ChangeEvent, type SubmitEvent, useId, useState } from 'react';
import { useSuggestions } from '../hooks/use-suggestions.ts';

interface WordsFieldProps {
  label: string;
  /** What is looked for now. */
  words: string;
  /** What somebody who has typed this may go on to type. */
  suggest: (text: string) => Promise<readonly string[]>;
  onSearch: (words: string) => void;
}

/** Whether a change came from the browser's list and not from a key: typing says what kind of input it is. */
function isPicked({ nativeEvent }: ChangeEvent): boolean {
  return !(nativeEvent instanceof InputEvent) || nativeEvent.inputType === 'insertReplacementText';
}

/** Words to look for, completed from those that items have. Enter looks for them, and so does taking a completion. */
export function WordsField({ label, words, suggest, onSearch }: WordsFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  const [known, setKnown] = useState(words);
  const [text, setText] = useState(words);
  if (words !== known) {
    setKnown(words);
    setText(words);
  }
  const suggestions = useSuggestions(suggest, text);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    setText(typed);
    if (isPicked(event) && suggestions.includes(typed)) onSearch(typed.trim());
  };

  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ flex: '2 1 260px', display: 'grid' }}>
      <TextField
        type="search"
        label={label}
        value={text}
        onChange={type}
        slotProps={{
          htmlInput: {
            list: suggestions.length > 0 ? listId : undefined,
            maxLength: MAX_SEARCH_WORDS,
            enterKeyHint: 'search',
            autoComplete: 'off',
          },
          input: {
            endAdornment: (
              <IconButton
                type="submit"
                aria-label={t({ message: 'Search', context: 'verb' })}
                edge="end"
                color="primary"
              >
                <SearchIcon />
              </IconButton>
            ),
          },
        }}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Box>
  );
}
