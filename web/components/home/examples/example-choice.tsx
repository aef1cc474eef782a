interface ExampleChoiceProps {
  /** The name of the radio buttons. */
  name: string;
  legend: string;
  choices: readonly string[];
}

/**
 * Chooses what an example shows. Style sheets do the rest, so it works before hydration and without
 * script; the page has all that can be chosen.
 */
export function ExampleChoice({ name, legend, choices }: ExampleChoiceProps) {
  return (
    <fieldset className="exm-choice">
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <label key={choice}>
          <input type="radio" name={name} value={index} defaultChecked={index === 0} />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
