import type { Deletion } from './delete-question.tsx';
import { useDeleteButton } from './use-delete-button.tsx';

interface DeleteButtonProps extends Deletion {
  disabled?: boolean;
}

/** Deletes something after one question. */
export function DeleteButton(props: DeleteButtonProps) {
  const { button, question } = useDeleteButton(props);
  return (
    <>
      {button}
      {question}
    </>
  );
}
